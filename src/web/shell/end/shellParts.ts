export { AppFailure } from './AppFailure.tsx';
export { Footer } from './Footer.tsx';
