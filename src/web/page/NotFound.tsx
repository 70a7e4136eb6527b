import { type ComponentType, createContext, createElement, use } from 'react';

const NotFoundContext = createContext<ComponentType | undefined>(undefined);

/** Provides the view that pages show if their content does not exist. */
export const NotFoundProvider = NotFoundContext.Provider;

/** The not-found view, for pages that find out only after loading that their content does not exist. */
export function NotFound() {
  const View = use(NotFoundContext);
  return View && createElement(View);
}
