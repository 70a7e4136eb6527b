import type { SnapshotFrom } from 'xstate';
import type { composerMachine } from '#machines/messaging/openConversation/composerMachine.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { browserStage } from '../../browser/browserStage.ts';
import { composerDriver } from './composerDriver.ts';
import { declareDriver } from '../../walking/flowDriver.ts';
import { opensMessages } from '../messagesInBrowser.ts';
import { quarters } from '../../insertion/photos/photoFiles.ts';
import type { WrittenConversations } from '../writtenConversations.ts';

// The composer of a message in a browser, with files that a server really reads, or refuses.

type Now = SnapshotFrom<typeof composerMachine>;

const { cases: known, ...driver } = composerDriver;

/** Whether the picture that is being sent is the second one, whose file only claims to be a picture. */
const isLie = ({ context: { sending } }: Now) => sending === 'two';
const isWaiting = ({ context: { pictures } }: Now) => pictures.some(({ state }) => state === 'failed');

const cases: FlowCases<typeof composerMachine> = {
  ...known,
  // Texts that the device has stored before are tested in journeys/messages.
  inputs: { nothing: known.inputs['nothing']! },
  events: {
    ...known.events,
    'picture.progressed': { 'no line is held': () => undefined },
    // The outbox sends the message, which journeys/all/outbox tests.
    'message.finished': {
      'with what the server has': (now: Now) => (isWaiting(now) ? undefined : { key: 'key-1', at: 1_795_518_000_000 }),
    },
  },
  actors: {
    ...known.actors,
    sendingPicture: {
      resolves: {
        'its name': (now: Now) => (isLie(now) ? undefined : { name: 'messages/taken.webp' }),
        'why it is not taken': (now: Now) => (isLie(now) ? { refusal: 'We can’t read this file.' } : undefined),
      },
      rejects: { 'no line': new Error('No line') },
    },
  },
};

/** The driver for a conversation in which a buyer writes; each path has a different conversation. */
export function composerInBrowser(next: () => WrittenConversations) {
  return declareDriver(cases, {
    ...driver,
    untaken: {
      'pictures.sending: picture.progressed → the same':
        'The browser reports progress only on a real line, and none is held.',
    },
    async opensPage(visitor) {
      const { buyer, conversations } = next();
      const photograph = await quarters().jpeg().toBuffer();
      const uploads = await browserStage(visitor, /\/messaging\/pictures/);
      const stage = await opensMessages(visitor, {
        email: buyer,
        to: `/en/messages/buying/${conversations[0]}`,
        held: 'mutation ReportTyping',
      });
      return {
        ...stage,
        async happens(event) {
          const { pictures } = event as unknown as { readonly pictures: readonly { readonly name: string }[] };
          const files = pictures.map(({ name }) => ({
            name,
            mimeType: 'image/jpeg',
            buffer: name === 'two.jpg' ? Buffer.from('Here is no picture.') : photograph,
          }));
          await visitor.page.getByLabel('Add photos').setInputFiles(files);
        },
        answers(actor, answer) {
          const calls = actor === 'sendingPicture' ? uploads : stage;
          return 'output' in answer ? calls.letThrough() : calls.cutOff();
        },
        async ends() {
          await uploads.ends();
          await stage.ends();
        },
      };
    },
  });
}
