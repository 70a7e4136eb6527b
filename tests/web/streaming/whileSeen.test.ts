import { afterEach, describe, expect, it, vi } from 'vitest';
import { whileSeen } from '#web/streaming/whileSeen.ts';

const showing = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

function listening() {
  let tell = () => {};
  const ended = vi.fn<() => void>();
  const hear = vi.fn<() => void>();
  const end = whileSeen((told) => {
    tell = told;
    return ended;
  }, hear);
  return { tell: () => tell(), hear, end, ended };
}

afterEach(() => vi.restoreAllMocks());

describe('what is heard while the page is seen', () => {
  it('is heard at once, each time', () => {
    const { tell, hear, end } = listening();
    tell();
    tell();
    expect(hear).toHaveBeenCalledTimes(2);
    end();
  });

  it('is heard once when the page is shown again, however often it happened meanwhile', () => {
    const { tell, hear, end } = listening();
    showing('hidden');
    tell();
    tell();
    expect(hear).not.toHaveBeenCalled();
    showing('visible');
    showing('visible');
    expect(hear).toHaveBeenCalledTimes(1);
    end();
  });

  it('is not heard any more when that has ended, also what was owed', () => {
    const { tell, hear, end, ended } = listening();
    showing('hidden');
    tell();
    end();
    showing('visible');
    expect(ended).toHaveBeenCalledTimes(1);
    expect(hear).not.toHaveBeenCalled();
  });
});
