import { cleanup } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';

import { mountView, type Surroundings } from '#tests/drivers/web/mountView.tsx';

afterEach(cleanup);

/** Mounts a view as the browser does, in English; it is removed after the test. */
export async function renderView(view: ReactNode, surroundings?: Surroundings) {
  const mounted = await mountView(view, surroundings);
  return { ...mounted, user: userEvent.setup() };
}
