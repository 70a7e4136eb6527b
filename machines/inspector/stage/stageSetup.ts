import { assign, setup } from 'xstate';
import { providedAction, providedPromise } from '../../statecharts/provided.ts';
import { type Drawing, fittedView, type Size, type View, viewOf, zoomed } from './drawing.ts';
import type { StageEvent } from './stageEvents.ts';

export interface StageContext {
  /** The id of the machine; null before the first choice. */
  readonly machine: string | null;
  /** Ids of the collapsed states, in alphabetical order. */
  readonly collapsed: readonly string[];
  /** The last layout; null before the first of this machine. */
  readonly drawing: Drawing | null;
  readonly fault: string | null;
  readonly viewport: Size;
  /** Null while the whole drawing is visible. */
  readonly view: View | null;
  /** The selected state or event. */
  readonly selected: string | null;
  /** The part to zoom to after the next layout. */
  readonly sought: string | null;
  readonly query: string;
}

/** The input of a layout. */
export interface LayoutInput {
  readonly machine: string;
  readonly collapsed: readonly string[];
}

/** The view of a stage: the chosen one, or that of the whole drawing. */
export function currentView({ view, drawing, viewport }: StageContext): View {
  return view ?? fittedView(drawing ?? viewport, viewport);
}

/** Declarations of the stage's machine. */
export const stageSetup = setup({
  types: {
    context: {} as StageContext,
    events: {} as StageEvent,
    /** The elements visible in a state, by the names under which test drivers find them. */
    meta: {} as { readonly shows: readonly ('drawing' | 'search' | 'fault' | 'progress')[] },
  },
  actors: { layOut: providedPromise<Drawing, LayoutInput>('layOut') },
  actions: {
    takeMachine: assign((_, { machine, collapsed }: { readonly machine: string; readonly collapsed: string[] }) => ({
      machine,
      collapsed: collapsed.toSorted(),
      drawing: null,
      fault: null,
      view: null,
      selected: null,
      sought: null,
      query: '',
    })),
    toggle: assign(({ context: { collapsed } }, { state }: { readonly state: string }) => ({
      collapsed: collapsed.includes(state)
        ? collapsed.filter((each) => each !== state)
        : [...collapsed, state].toSorted(),
    })),
    collapse: assign((_, { states }: { readonly states: string[] }) => ({ collapsed: states.toSorted() })),
    reveal: assign(({ context }, { part, hiddenIn }: { readonly part: string; readonly hiddenIn: string[] }) => ({
      collapsed: context.collapsed.filter((state) => !hiddenIn.includes(state)),
      sought: part,
    })),
    /** Provided at the edge: stores the collapsed states of this machine. */
    rememberCollapsed: providedAction('rememberCollapsed'),
    takeDrawing: assign(({ context }, drawing: Drawing) => ({
      drawing,
      fault: null,
      sought: null,
      view: context.sought === null ? context.view : viewOf(drawing, context.viewport, context.sought),
    })),
    takeFault: assign((_, { error }: { readonly error: unknown }) => ({
      fault: error instanceof Error ? error.message : String(error),
    })),
    measure: assign((_, { width, height }: Size) => ({ viewport: { width, height } })),
    zoom: assign(
      ({ context }, { factor, at }: { readonly factor: number; readonly at: { x: number; y: number } | null }) => {
        const middle = { x: context.viewport.width / 2, y: context.viewport.height / 2 };
        return { view: zoomed(currentView(context), factor, at ?? middle) };
      },
    ),
    move: assign(({ context }, { dx, dy }: { readonly dx: number; readonly dy: number }) => {
      const view = currentView(context);
      return { view: { ...view, x: view.x + dx, y: view.y + dy } };
    }),
    fit: assign({ view: null }),
    select: assign((_, { part }: { readonly part: string | null }) => ({ selected: part })),
    showPart: assign(({ context }, { part }: { readonly part: string }) => ({
      view: viewOf(context.drawing!, context.viewport, part),
    })),
    showSelection: assign(({ context }) => ({ view: viewOf(context.drawing!, context.viewport, context.selected!) })),
    takeQuery: assign((_, { text }: { readonly text: string }) => ({ query: text })),
    forgetQuery: assign({ query: '' }),
  },
  guards: {
    isHidden: (_, { hiddenIn }: { readonly hiddenIn: string[] }) => hiddenIn.length > 0,
    isVisible: ({ context }, { hiddenIn }: { readonly hiddenIn: string[] }) =>
      context.drawing !== null && hiddenIn.length === 0,
    hasDrawing: ({ context }) => context.drawing !== null,
    hasSelection: ({ context }) => context.drawing !== null && context.selected !== null,
  },
});
