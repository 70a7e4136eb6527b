import { viewStage } from '../web/viewStage.tsx';
import { act } from '@testing-library/react';
import { useState } from 'react';
import { vi } from 'vitest';
import { deviceClassOf } from '#machines/ui/screen.ts';
import { useWidthEffect, useWindowWidth, Viewport } from '#web/shell/viewport.ts';
import type { Stage } from '../walking/flowDriver.ts';

function Device() {
  const [device, begin] = useState('unknown');
  useWindowWidth();
  useWidthEffect(deviceClassOf, begin);
  return <output>{device}</output>;
}

/** A page that shows for which kind of device the window is wide enough. */
export function openWindow(width: number): Promise<Stage> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const before = window.innerWidth;
  window.innerWidth = width;
  return viewStage(
    <Viewport.Provider>
      <Device />
    </Viewport.Provider>,
    {},
    {
      passes: (milliseconds) => act(async () => void vi.advanceTimersByTime(milliseconds)),
      ends() {
        window.innerWidth = before;
        vi.useRealTimers();
      },
    },
  );
}
