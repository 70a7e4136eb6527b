import { within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createMachine, setup } from 'xstate';
import { createBar } from '#inspector/recorder/bar.ts';
import { readRecording } from '#inspector/recorder/recording.ts';
import { recordDocument } from './recorderDriver.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => document.body.replaceChildren());

const lampEvents = z.discriminatedUnion('type', [z.object({ type: z.literal('lamp.pressed') })]);

const lamp = setup({}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { 'lamp.pressed': 'on' } }, on: { on: { 'lamp.pressed': 'off' } } },
});

function openBar({
  most = undefined as number | undefined,
  only = undefined as string | undefined,
  flow: chosen = undefined as string | undefined,
  isMinimised = false,
  means = true,
} = {}) {
  const tab = recordDocument({ lampEvents }, { most, only });
  const flow = tab.flow(lamp).start();
  const requested = {
    save: vi.fn<(name: string, text: string) => void>(),
    confirm: vi.fn<(question: string) => boolean>(() => means),
    startOver: vi.fn<() => void>(),
    onFlow: vi.fn<(flow: string | undefined) => void>(),
    onChoice: vi.fn<(choice: string, yes: boolean) => void>(),
  };
  const today = () => new Date('2026-07-31T12:00:00Z');
  const host = createBar({ recorder: tab.recorder, isMinimised, flow: chosen, today, ...requested });
  document.body.append(host);
  const region = within(host.shadowRoot as unknown as HTMLElement).getByRole('region', { name: 'Recording' });
  const bar = within(region);
  return {
    ...requested,
    recorder: tab.recorder,
    tab,
    region,
    bar,
    use: (times = 1) => {
      for (let time = 0; time < times; time += 1) flow.send({ type: 'lamp.pressed' });
    },
    press: (name: string) => userEvent.click(bar.getByRole('button', { name })),
  };
}

describe('the bar of the recorder', () => {
  it('counts the recorded events and the missing parts', () => {
    const { use, region, recorder } = openBar();
    expect(region.textContent).toContain('Recording 0 events');
    use();
    expect(region.textContent).toContain('Recording 1 event');
    recorder.pause();
    use(2);
    expect(region.textContent).toContain('Paused 1 event, 2 left out');
  });

  it('saves a readable recording, and shows its name and the missing parts', async () => {
    const { use, press, save, bar, recorder } = openBar();
    use(2);
    recorder.pause();
    use();
    await press('Save');
    const [name, text] = save.mock.lastCall!;
    expect(name).toBe('lamp-de-390-2026-07-31.recording.json');
    expect(readRecording(text).actors[0]!.events.map(({ state }) => state)).toEqual(['on', 'off']);
    expect(bar.getByRole('status').textContent).toBe(
      'lamp-de-390-2026-07-31.recording.json is saved. Left out: lamp.pressed (1).',
    );
  });

  it('confirms a restart, unless everything is saved', async () => {
    const { use, press, confirm, startOver } = openBar({ means: false });
    use(2);
    await press('Start over');
    expect(confirm).toHaveBeenCalledWith('2 events would be lost. Start over all the same?');
    expect(startOver).not.toHaveBeenCalled();
    confirm.mockReturnValue(true);
    await press('Start over');
    expect(startOver).toHaveBeenCalledOnce();
    await press('Save');
    await press('Start over');
    expect(startOver).toHaveBeenCalledTimes(2);
    expect(confirm).toHaveBeenCalledTimes(2);
  });

  it('pauses and resumes, and remembers that', async () => {
    const { use, press, bar, onChoice, recorder } = openBar();
    await press('Pause');
    expect(recorder.rest).toBe('paused');
    expect(bar.getByRole('status').textContent).toContain('recorded again after the next page');
    use();
    await press('Go on');
    expect(recorder.rest).toBeUndefined();
    expect(bar.getByRole('button', { name: 'Pause' })).toBeTruthy();
    expect(onChoice.mock.calls).toEqual([
      ['paused', true],
      ['paused', false],
    ]);
  });

  it('can be minimised, and remembers that', async () => {
    const { press, bar, onChoice } = openBar();
    const names = () => bar.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names()).toEqual(['Save', 'Start over', 'Pause', 'Minimise']);
    await press('Minimise');
    expect(names()).toEqual(['Show']);
    expect(bar.getByRole('button', { name: 'Show', expanded: false })).toBeTruthy();
    await press('Show');
    expect(names()).toHaveLength(4);
    expect(onChoice.mock.calls).toEqual([
      ['minimised', true],
      ['minimised', false],
    ]);
    document.body.replaceChildren();
    expect(openBar({ isMinimised: true }).bar.getAllByRole('button')).toHaveLength(1);
  });

  it('saves the chosen flow alone, of all that have begun, and remembers the choice', async () => {
    const { use, press, save, bar, tab, region, onFlow } = openBar();
    const shade = createMachine({ id: 'shade', on: { 'lamp.pressed': {} } });
    tab.flow(shade).start().send({ type: 'lamp.pressed' });
    use(2);
    const choice = bar.getByRole('combobox', { name: 'Flow to save' });
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All flows', 'lamp', 'shade']);
    await userEvent.selectOptions(choice, 'shade');
    expect(onFlow.mock.calls).toEqual([['shade']]);
    expect(region.textContent).toContain('shade: 1 event');
    await press('Save');
    const [name, text] = save.mock.lastCall!;
    expect(name).toBe('shade-de-390-2026-07-31.recording.json');
    expect(readRecording(text)).toMatchObject({ flow: 'shade', actors: [{ machine: 'shade' }] });
    expect(readRecording(text).actors).toHaveLength(1);
    await userEvent.selectOptions(choice, 'All flows');
    await press('Save');
    expect(readRecording(save.mock.lastCall![1]).actors).toHaveLength(2);
    document.body.replaceChildren();
    sessionStorage.clear();
    const again = openBar({ flow: 'lamp' });
    expect(again.bar.getByRole('combobox', { name: 'Flow to save' })).toHaveProperty('value', 'lamp');
  });

  it('offers no choice when the market records a single flow', () => {
    const { use, bar, region } = openBar({ only: 'lamp' });
    use();
    expect(bar.queryByRole('combobox')).toBeNull();
    expect(region.textContent).toContain('lamp: 1 event');
  });

  it('reports a full storage', () => {
    const { use, bar, region } = openBar({ most: 500 });
    use(20);
    expect(region.textContent).toContain('Full');
    expect(bar.getByRole('status').textContent).toBe('There is no more room in this tab: save, and start over.');
    expect(bar.getByRole('button', { name: 'Pause' })).toHaveProperty('disabled', true);
  });

  it('does not pass its events on to the page', async () => {
    const { press, bar } = openBar();
    const received = vi.fn<(event: Event) => void>();
    const types = ['pointermove', 'pointerdown', 'mousedown', 'click', 'keydown', 'focusin'];
    for (const type of types) document.addEventListener(type, received);
    await press('Pause');
    bar.getByRole('button', { name: 'Go on' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(received).not.toHaveBeenCalled();
    document.body.click();
    expect(received).toHaveBeenCalledOnce();
    for (const type of types) document.removeEventListener(type, received);
  });
});
