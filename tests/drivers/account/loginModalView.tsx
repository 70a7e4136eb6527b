import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { chunk } from '#web/chunks/chunk.ts';

// A document has one modal to log in by; here each opening is another document.
let loginModal: ReturnType<typeof makeLoginModal>;
vi.doMock(import('#web/account/modal/loginModal.ts'), async (original) =>
  Object.defineProperty({ ...(await original()) }, 'loginModal', { get: () => loginModal }),
);
const [{ viewStage }, { UserMenu }, { LoginModal }, { makeLoginModal }, content] = await Promise.all([
  import('../web/viewStage.tsx'),
  import('#web/app/userMenu/UserMenu.tsx'),
  import('#web/account/modal/LoginModal.tsx'),
  import('#web/account/modal/loginModal.ts'),
  import('#web/account/modal/LoginContent.tsx'),
]);

/** The login modal of the document that is currently open. */
export const loginModalOf = () => loginModal;

/** Opens a page with the user menu, whose login modal gets its content when the test releases it. */
export async function openLoginModal({ page, at = '/en' }: { readonly page?: ReactNode; readonly at?: string } = {}) {
  const loads: PromiseWithResolvers<typeof content>[] = [];
  loginModal = makeLoginModal(
    chunk(() => {
      const load = Promise.withResolvers<typeof content>();
      loads.push(load);
      return load.promise;
    }),
  );
  return viewStage(
    <>
      <UserMenu />
      {page}
      <LoginModal />
    </>,
    { at },
    {
      answers: (_, answer) =>
        act(async () => {
          const load = loads.at(-1)!;
          if ('output' in answer) load.resolve(content);
          else load.reject(answer.error);
        }),
    },
  );
}
