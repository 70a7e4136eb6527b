import { imageCases } from '#machines/ui/imageCases.ts';
import type { DocumentedChart } from '#tests/drivers/walking/documented.ts';

export const documentedImageChart: DocumentedChart = {
  document: 'the shell’s specification, §4 (image)',
  cases: imageCases,
  states: {
    'not loaded': (now) => !now.hasTag('loaded') && !now.hasTag('error'),
    loaded: (now) => now.hasTag('loaded') && !now.hasTag('error'),
    'loaded, with an error': (now) => now.hasTag('loaded') && now.hasTag('error'),
    'not loading yet': (now) => now.matches('waiting'),
    loading: (now) => now.matches('loading'),
  },
  events: {
    'it comes within the margin': { type: 'image.approached' },
    'the load finishes': { type: 'image.loaded' },
    'the load fails': { type: 'image.failed' },
    'the source changes': { type: 'source.changed' },
  },
  ways: {
    'not loaded': [{ priority: true }],
    loaded: [{ priority: true }, 'the load finishes'],
    'loaded, with an error': [{ priority: true }, 'the load fails'],
    'not loading yet': [{ priority: false }],
  },
  rows: [
    ['not loaded', 'the load finishes', 'loaded'],
    ['not loaded', 'the load fails', 'loaded, with an error'],
    ['loaded', 'the source changes', 'not loaded'],
    ['loaded, with an error', 'the source changes', 'not loaded'],
    ['not loading yet', 'it comes within the margin', 'loading'],
  ],
};
