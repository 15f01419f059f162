import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';
import { tooltipTiming } from '../../config/constants.ts';

/** A focusable element that passes its props on, such as a button or a link, and its hint. */
export interface HintedControl {
  readonly text: string;
  readonly control: ReactElement;
}

/**
 * Shows controls with hints: on hover after 700 ms, within 300 ms of another hint or on keyboard focus at
 * once. Escape closes a hint. Touch screens show none, so a hint only repeats or explains what is on the
 * page.
 */
export const Hints = ({ controls }: { readonly controls: readonly HintedControl[] }) => (
  <Provider delayDuration={tooltipTiming.delayMs} skipDelayDuration={tooltipTiming.skipDelayMs}>
    {controls.map(({ text, control }) => (
      <Root key={text}>
        <Trigger asChild>{control}</Trigger>
        <Portal>
          <Content className="tooltip" sideOffset={6} collisionPadding={8}>
            {text}
          </Content>
        </Portal>
      </Root>
    ))}
  </Provider>
);
