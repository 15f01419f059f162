import { type ReactNode, useEffect, useRef, useState } from 'react';
import { inOwnTask } from '../../components/ui/own-task.ts';
import * as homeMessages from '../../messages/generated/home.ts';

type Shown = Pick<typeof import('../shared/near-you.tsx'), 'NearYouContent'>;

interface NearHomeProps {
  /** How often the visitor asked; each time what was found comes into view. */
  readonly asked: number;
  /** What stands in its place until the visitor's location is known. */
  readonly children: ReactNode;
}

/** The place of what lies around the visitor; its code is loaded when it is there, after the page. */
export function NearHome({ asked, children }: NearHomeProps) {
  const section = useRef<HTMLElement>(null);
  const [shown, setShown] = useState<Shown>();
  const [failed, setFailed] = useState(false);
  const load = (): void => {
    setFailed(false);
    inOwnTask(() => import('../shared/near-you.tsx')).then(setShown, () => setFailed(true));
  };
  useEffect(load, []);
  useEffect(() => {
    if (asked > 0) section.current?.focus();
  }, [asked]);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="near-title"
      className={asked > 0 ? 'near-you room' : 'near-you kept'}
    >
      {shown === undefined ? (
        <>
          <h2 id="near-title">{homeMessages.nearYou}</h2>
          {failed ? (
            <p className="empty" role="status">
              {`${homeMessages.nearFailed} `}
              <button type="button" className="plain" onClick={load}>
                {homeMessages.retry}
              </button>
            </p>
          ) : (
            children
          )}
        </>
      ) : (
        <shown.NearYouContent wanted={asked > 0}>{children}</shown.NearYouContent>
      )}
    </section>
  );
}
