import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UsageError } from '#cli/command.ts';
import { temporaryFolder, type TemporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';
import { paths } from './terminal.ts';

let place: TemporaryFolder;
beforeAll(() => {
  place = temporaryFolder();
});
afterAll(() => place.remove());

const replay = (name: string, content: unknown) => {
  place.write(name, typeof content === 'string' ? content : JSON.stringify(content));
  return paths(['--replay', name], { folder: place.path });
};

describe('replayed paths', () => {
  it('end where they ended, for all printed paths', async () => {
    const { out } = await paths(['modal', '--format', 'json']);
    const again = await replay('modal.json', out);
    expect(again).toMatchObject({ code: 0, error: null });
    expect(again.out).toMatch(
      /modal, path 2: begins in closed\n[^]*\nends in open\.shown\n\n2 paths replayed: as noted$/,
    );
  });

  it('report the step that ends in another state', async () => {
    const { out } = await paths(['modal', '--format', 'json']);
    const { code, out: reported } = await replay(
      'modal.json',
      out.replace('"state": "open.failed"', '"state": "closed"'),
    );
    expect(code).toBe(1);
    expect(reported).toContain('DIFFERS: step 2, loading failed (no line) leads to open.failed; noted is closed');
    expect(reported).toMatch(/2 paths replayed: 1 differs$/);
  });

  it('report an impossible step and another beginning', async () => {
    const steps = ['modal.opened (by itself)', 'loading done (its content)', 'loading.retried'];
    const impossible = await paths(['--replay', JSON.stringify({ machine: 'modal', beginning: 'start', steps })]);
    expect(impossible.code).toBe(1);
    expect(impossible.out).toContain(
      'DIFFERS: modal: "loading.retried" cannot happen in open.shown (step 3); what can:',
    );
    const elsewhere = { machine: 'modal', beginning: 'start', start: 'open', steps: [] };
    const moved = await paths(['--replay', JSON.stringify(elsewhere)]);
    expect(moved.out).toContain('DIFFERS: the beginning leads to closed; noted is open');
  });

  it.each([
    ['none.json', null, '--replay: there is no file none.json that can be read'],
    ['text.json', 'modal.opened', '--replay: text.json is no JSON ('],
    ['odd.json', { steps: [] }, '--replay: odd.json holds no path: machine: '],
    ['strange.json', { machine: 'modla', beginning: 'start', steps: [] }, 'There is no machine modla;'],
    ['never.json', { machine: 'modal', beginning: 'later', steps: [] }, '--replay: modal has no beginning "later"'],
    ['rec.json', { format: 'allmend.recording', version: 3 }, '--replay: version: '],
  ])('are refused when they are none: %s', async (name, content, message) => {
    const { error } =
      content === null ? await paths(['--replay', name], { folder: place.path }) : await replay(name, content);
    expect(error).toBeInstanceOf(UsageError);
    expect(error?.message).toContain(message);
    expect(error?.message).not.toContain('\n');
  });
});

describe('a replayed recording', () => {
  const recording = (state: string) => ({
    format: 'allmend.recording',
    version: 1,
    address: '/de/li',
    brand: 'allmend',
    recorded: '2026-11-22T10:00:00.000Z',
    actors: [
      {
        machine: 'sharing',
        session: 'x:3',
        address: '/de/velo',
        began: 0,
        events: [
          { at: 900, event: { type: 'share.pressed' }, state: 'sharing' },
          { at: 950, event: { type: 'xstate.done.actor.sharing' }, state },
        ],
      },
    ],
    leftOut: { 'secret.reported': 2 },
  });

  it('runs as recorded, with a declared answer in place of a missing one', async () => {
    const { code, out, said } = await replay('rec.json', recording('copied'));
    expect(code).toBe(0);
    expect(said).toBe('The recording leaves out secret.reported (2 times), which no schema declares');
    expect(out).toMatch(/^sharing \(x:3\) at \/de\/velo\n/);
    expect(out).toMatch(/ 2 +sharing done \(copied\) +copied +sharing: sharing done \[isCopied\] → copied\n/);
    expect(out).toMatch(/ends in copied\n\n1 flow replayed: as recorded$/);
  });

  it('names the flow that it cannot continue, the event, and the reason', async () => {
    const { actors, ...rest } = recording('copied');
    const guarded = {
      machine: 'lighthouse',
      session: 'x:4',
      address: '/de/start/login',
      began: 0,
      events: [{ at: 1, event: { type: 'form.submitted' }, state: 'editing' }],
    };
    const { code, out } = await replay('rec.json', { ...rest, actors: [...actors, guarded] });
    expect(code).toBe(0);
    expect(out).toContain('lighthouse (x:4) at /de/start/login\nCANNOT: there are no cases of lighthouse\n');
    expect(out).toMatch(/2 flows replayed: 1 cannot be replayed to the end$/);
  });

  it('replays a form whose password is not in the recording', async () => {
    const form = {
      machine: 'loginForm',
      session: 'x:4',
      address: '/de/start/login',
      input: { values: {} },
      began: 0,
      events: [
        { at: 1, event: { type: 'value.changed', field: 'email', value: 'vreni@example.ch' }, state: 'filling.open' },
        {
          at: 2,
          event: { type: 'secret.changed', field: 'password', secret: '‹secret›' },
          state: 'filling.open',
          partial: true,
        },
        { at: 3, event: { type: 'form.submitted' }, state: 'submitting' },
        { at: 4, event: { type: 'xstate.done.actor.submitting' }, state: 'filling.refused' },
      ],
    };
    const { code, out } = await replay('rec.json', { ...recording('copied'), actors: [form] });
    expect(code).toBe(0);
    expect(out).toContain('submitting done (refused)');
    expect(out).toMatch(/ends in filling\.refused\n\n1 flow replayed: as recorded$/);
  });

  it('reports a chart that is in another state', async () => {
    const { code, out } = await replay('rec.json', recording('gone'));
    expect(code).toBe(1);
    expect(out).toMatch(
      /DIFFERS: sharing: event 2, xstate\.done\.actor\.sharing: no declared answer leads there: .*; the recording was in gone\n/,
    );
    expect(out).toMatch(/1 flow replayed: 1 differs$/);
  });
});
