import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { accountCases } from '#machines/account/lifecycle/accountCases.ts';
import { sharingCases } from '#machines/listing/sharingCases.ts';
import { asking, happening, quoted, spanOf } from '#inspector/paths/formats/english.ts';
import { gherkinOf } from '#inspector/paths/formats/gherkin.ts';
import { kettleCases } from '../kettle.ts';
import { plainCases, walkedBy } from './walked.ts';

// The expected texts were also parsed by Cucumber’s own parser, which is not a dependency of the project.

describe('a feature for Cucumber', () => {
  it('describes each path as a scenario, with the chart’s descriptions of its states', () => {
    const feature = gherkinOf(walkedBy(sharingCases));
    expect(feature).toContain(`# Paths covering all transitions.
Feature: The sharing
  Sharing the address of a listing.

  Scenario: 1. sharing done (handed on), in sharing
    Given the sharing is in "idle"
      # Nothing is being shared.
    When the share is pressed
    Then the sharing is in "sharing"
      # The share sheet of the device is open, or the clipboard is being written.
    When "sharing" succeeds: "handed on"
    Then the sharing is in "idle"
      # Nothing is being shared.
`);
    expect(feature).toContain('    When "sharing" fails: "not allowed"\n    Then the sharing is in "failed"');
    expect(feature).toContain('    When 4 seconds pass\n    Then the sharing is in "idle"');
    expect(feature.match(/Scenario: \d+\. /g)).toHaveLength(4);
  });

  it('describes the commands, facts and refusals of a lifecycle', () => {
    const walked = walkedBy(accountCases);
    const [path] = walked.paths;
    const refused = { ...path!.steps.at(-1)!, refused: 'account.unknown', state: path!.steps.at(-1)!.state };
    const feature = gherkinOf({ ...walked, paths: [{ ...path!, steps: [...path!.steps, refused] }] });
    expect(feature).toMatch(
      / {4}When somebody asks to \w+ .*\n {4}Then the account is registered\n {4}And the account is in "unverified"/,
    );
    expect(feature).toContain('    Then it is refused: "account.unknown"\n    And the account stays in "unverified"');
  });

  it('lists the data of an event as a table, and states that stay the same', () => {
    const feature = gherkinOf(walkedBy(kettleCases, 'guards'));
    expect(feature).toContain('    When the water is poured: "a cup"\n      | litres | 1 |\n');
    expect(feature).toContain('Then the kettle stays in "whole.lid.closed+plate.off"');
  });

  it('escapes and shortens the cells of a table', () => {
    const machine = createMachine({ id: 'm', initial: 'a', states: { a: { on: { 'text.typed': 'b' } }, b: {} } });
    const data = { text: 'a|b\\c\nd', long: 'x'.repeat(100), list: [1, 2] };
    const feature = gherkinOf(walkedBy(plainCases(machine, { events: { 'text.typed': { odd: data } } })));
    expect(feature).toContain(String.raw`      | text | a\|b\\c\nd |`);
    expect(feature).toContain(`      | long | ${'x'.repeat(59)}… |`);
    expect(feature).toContain('      | list | [1,2] |');
  });

  it('explains every region of a state by its best description, and no other state of the same name', () => {
    const machine = createMachine({
      id: 'm',
      type: 'parallel',
      states: {
        one: {
          description: 'The first.',
          initial: 'a',
          states: { a: { on: { 'b.came': 'b' } }, b: { description: 'One b.' } },
        },
        two: { initial: 'b', states: { b: { description: 'Two b.' } } },
      },
    });
    const within = createMachine({
      id: 'n',
      initial: 'whole',
      states: {
        whole: {
          type: 'parallel',
          states: {
            one: { initial: 'a', states: { a: {} }, description: 'The first.' },
            two: { initial: 'a', states: { a: {} }, description: 'The second.' },
          },
        },
      },
    });
    expect(gherkinOf(walkedBy(plainCases(within), 'states'))).toMatch(
      /"whole\.one\.a\+two\.a"\n {6}# The first\.\n {6}# The second\.$/,
    );
    const feature = gherkinOf(walkedBy(plainCases(machine)));
    expect(feature).toContain('Given the m is in "one.a+two.b"\n      # The first.\n      # Two b.\n');
    expect(feature).toContain('Then the m is in "one.b+two.b"\n      # One b.\n      # Two b.');
  });
});

describe('English', () => {
  it('is generated from names with dots and capitals', () => {
    expect(['menu.opened', 'filters.reset', 'address.changed', 'offer.counterMade', 'ping'].map(happening)).toEqual([
      'the menu is opened',
      'the filters are reset',
      'the address is changed',
      'the offer is counter made',
      '“ping” happens',
    ]);
    expect(['listing.publish', 'listing.changePrice', 'stop'].map(asking)).toEqual([
      'somebody asks to publish the listing',
      'somebody asks to change price of the listing',
      'somebody asks to stop',
    ]);
    expect([1, 300, 1_000, 1_500, 60_000, 120_000].map(spanOf)).toEqual([
      '1 millisecond',
      '300 milliseconds',
      '1 second',
      '1.5 seconds',
      '1 minute',
      '2 minutes',
    ]);
    expect(quoted('a "b"\n c')).toBe('"a ”b” c"');
  });
});
