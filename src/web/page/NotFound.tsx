import { type ComponentType, createContext, createElement, use } from 'react';

const NotFoundContext = createContext<ComponentType | undefined>(undefined);

/** Passes pages the view that they show where what they look for does not exist. */
export const NotFoundProvider = NotFoundContext.Provider;

/** Says that what a visitor looks for is not here; for pages that learn it themselves. */
export function NotFound() {
  const View = use(NotFoundContext);
  return View && createElement(View);
}
