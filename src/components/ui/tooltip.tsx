import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import type { ReactElement, ReactNode } from 'react';
import { tooltipTiming } from '../../config/constants.ts';

/**
 * Hints inside one group share the skip delay: moving from one to the next within 300 ms opens it at once.
 * Put a group around the part of a screen that has hints, not around the app, so that other screens do not
 * load the tooltip code.
 */
export function HintGroup({ children }: { readonly children: ReactNode }) {
  return (
    <Provider delayDuration={tooltipTiming.delayMs} skipDelayDuration={tooltipTiming.skipDelayMs}>
      {children}
    </Provider>
  );
}

/**
 * A short explanation of a control, on hover after 700 ms and on keyboard focus at once; Escape closes it.
 * Touch screens do not show it, so it must only repeat or explain what is on the page. Needs a HintGroup
 * above it.
 */
export function Hint({
  text,
  children,
}: {
  readonly text: string;
  /** One focusable element that passes its props on, such as a button or a link. */
  readonly children: ReactElement;
}) {
  return (
    <Root>
      <Trigger asChild>{children}</Trigger>
      <Portal>
        <Content className="tooltip" sideOffset={6} collisionPadding={8}>
          {text}
        </Content>
      </Portal>
    </Root>
  );
}
