import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';
import { tooltipTiming } from '../../config/constants.ts';

/** A button or link, and its tooltip's text. A component as control must pass its props on to an element. */
export interface HintedControl {
  readonly text: string;
  readonly control: ReactElement;
}

/** Shows controls with tooltips, which appear on pointing or keyboard focus. Touch screens show none. */
export const Tooltips = ({ controls }: { readonly controls: readonly HintedControl[] }) => (
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
