import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';
import { tooltipTiming } from '../../config/constants.ts';

/** Holds a button or link, which must pass its props on, and the text of its tooltip. */
export interface HintedControl {
  readonly text: string;
  readonly control: ReactElement;
}

/**
 * Shows controls with tooltips: after 700 ms of pointing, or at once on keyboard focus. Escape closes a
 * tooltip. Touch screens show none, so a tooltip only repeats or explains what is on the page.
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
