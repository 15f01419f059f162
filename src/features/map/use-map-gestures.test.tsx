// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MapView } from '../../domain/places/map-view.ts';
import { useMapGestures } from './use-map-gestures.ts';

const size = { width: 400, height: 400 };

afterEach(cleanup);

interface TestMapProps {
  readonly onView: (view: MapView) => void;
  readonly onChoose: (pin: string) => void;
}

/** A map with a pin of its own and one of the street map in it. */
function TestMap({ onView, onChoose }: TestMapProps) {
  const ground = useRef<HTMLDivElement>(null);
  const { view, dragged } = useMapGestures(ground, size, 'list');
  onView(view);
  const choose = (pin: string) => () => {
    if (!dragged.current) onChoose(pin);
  };
  return (
    <div ref={ground} data-testid="map">
      <button type="button" onClick={choose('own')}>
        own
      </button>
      <div className="street-map">
        <button type="button" onClick={choose('street')}>
          street
        </button>
      </div>
    </div>
  );
}

/** A map, its view as it was last shown, and the pins that were chosen. */
function shownMap() {
  const seen = vi.fn<(view: MapView) => void>();
  const chosen = vi.fn<(pin: string) => void>();
  const { getByTestId, getByText } = render(<TestMap onView={seen} onChoose={chosen} />);
  return { ground: getByTestId('map'), pin: getByText, view: () => seen.mock.lastCall?.[0], chosen };
}

const mouse = (clientX: number, held = true) => ({
  pointerId: 1,
  button: 0,
  buttons: held ? 1 : 0,
  clientX,
  clientY: 200,
});

describe('the gestures of a map', () => {
  it('a drag moves it until the button is let go', () => {
    const { ground, view } = shownMap();
    fireEvent.pointerDown(ground, mouse(200));
    fireEvent.pointerMove(ground, mouse(300));
    expect(view()).toEqual({ x: 25, y: 50, zoom: 1 });
    fireEvent.pointerUp(ground, mouse(300, false));
    fireEvent.pointerMove(ground, mouse(100, false));
    expect(view()).toEqual({ x: 25, y: 50, zoom: 1 });
  });

  it('a button that was let go beside the map moves it no more when the mouse comes back', () => {
    const { ground, view } = shownMap();
    fireEvent.pointerDown(ground, mouse(399));
    fireEvent.pointerMove(ground, mouse(100, false));
    fireEvent.pointerMove(ground, mouse(200, false));
    expect(view()).toEqual({ x: 50, y: 50, zoom: 1 });
  });

  it('a drag that ends on a pin does not choose it', () => {
    const { pin, chosen } = shownMap();
    fireEvent.pointerDown(pin('own'), mouse(200));
    fireEvent.pointerMove(pin('own'), mouse(300));
    fireEvent.pointerUp(pin('own'), mouse(300, false));
    fireEvent.click(pin('own'));
    expect(chosen).not.toHaveBeenCalled();
  });

  it('after a drag a pin can be chosen by a key, and on the street map', () => {
    const { ground, pin, chosen } = shownMap();
    const drag = (): void => {
      fireEvent.pointerDown(ground, mouse(200));
      fireEvent.pointerMove(ground, mouse(300));
      fireEvent.pointerUp(ground, mouse(300, false));
    };
    drag();
    fireEvent.keyDown(pin('own'), { key: 'Enter' });
    fireEvent.click(pin('own'));
    expect(chosen).toHaveBeenLastCalledWith('own');
    drag();
    fireEvent.pointerDown(pin('street'), mouse(200));
    fireEvent.pointerUp(pin('street'), mouse(200, false));
    fireEvent.click(pin('street'));
    expect(chosen).toHaveBeenLastCalledWith('street');
  });

  it('two fingers enlarge it', () => {
    const { ground, view } = shownMap();
    const finger = (pointerId: number, clientX: number) => ({ ...mouse(clientX), pointerId });
    fireEvent.pointerDown(ground, finger(1, 150));
    fireEvent.pointerDown(ground, finger(2, 250));
    fireEvent.pointerMove(ground, finger(2, 350));
    expect(view()?.zoom).toBeCloseTo(2);
  });
});
