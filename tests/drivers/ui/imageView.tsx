import { viewStage } from '../web/viewStage.tsx';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { vi } from 'vitest';
import { pictureFiles } from '#market/pictures.ts';
import { Picture } from '#web/ui/image/Picture.tsx';
import type { Stage } from '../walking/flowDriver.ts';

/** A stand-in for the browser's IntersectionObserver: the test reports which elements approach the window. */
export class ControlledObserver {
  static last: ControlledObserver | undefined;
  readonly observed = new Set<Element>();
  readonly #report: IntersectionObserverCallback;
  readonly margin: string | undefined;

  constructor(report: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    this.#report = report;
    this.margin = options?.rootMargin;
    ControlledObserver.last = this;
  }
  observe(element: Element): void {
    this.observed.add(element);
  }
  unobserve(element: Element): void {
    this.observed.delete(element);
  }
  /** Reports all observed elements as near, or as distant. */
  report(isIntersecting: boolean): void {
    const entries = [...this.observed].map((target) => ({ target, isIntersecting }) as IntersectionObserverEntry);
    act(() => this.#report(entries, this as never));
  }
}

let sources = 0;

/** The URL of the file that a picture currently shows. */
export function fileShown(): string {
  return files().src;
}

const files = () => pictureFiles(`demo/sofa-${sources}.svg`, 320);

/** Opens a picture, whose events the test causes. */
export async function openPicture(priority: boolean): Promise<Stage> {
  vi.stubGlobal('IntersectionObserver', ControlledObserver);
  sources = 0;
  let draw = () => {};
  function Page() {
    const [of, show] = useState(files);
    draw = () => show(files());
    return <Picture of={of} alt="A sofa" sizes="100vw" priority={priority} placeholder={<em>no picture</em>} />;
  }
  const image = () => screen.getByRole('img', { name: 'A sofa' });
  const ways: Readonly<Record<string, () => void>> = {
    'image.approached': () => ControlledObserver.last?.report(true),
    'image.loaded': () => void fireEvent.load(image()),
    'image.failed': () => void fireEvent.error(image()),
    'source.changed'() {
      sources += 1;
      act(draw);
    },
  };
  return viewStage(
    <Page />,
    {},
    { happens: async ({ type }) => ways[type]!(), ends: () => void vi.unstubAllGlobals() },
  );
}
