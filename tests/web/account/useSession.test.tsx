import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

import { controlledAnswers } from '#tests/drivers/web/answers.ts';
import { session } from '#web/account/session.ts';
import { useSession } from '#web/account/useSession.ts';

controlledAnswers();

function Who() {
  return <p>{useSession((now) => now.hasTag('loggedIn')) ? 'Vreni' : 'Nobody'}</p>;
}

it('a lazily hydrated view begins with the server’s markup, and then shows the known user', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Who />);
  expect(root.textContent).toBe('Nobody');
  session.start();
  session.send({ type: 'cookie.read', publicAccountId: 'vren1mejer23' });
  const flaws = vi.fn<(error: unknown) => void>();
  const page = await act(async () => hydrateRoot(root, <Who />, { onRecoverableError: flaws }));
  expect(flaws).not.toHaveBeenCalled();
  expect(root.textContent).toBe('Vreni');
  await act(async () => page.unmount());
});
