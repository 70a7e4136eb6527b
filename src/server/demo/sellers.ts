import { frenchSellers } from './sellers/french.ts';
import { germanSellers } from './sellers/german.ts';
import { italianSellers } from './sellers/italian.ts';

/** All sellers by key. The key is the seller's external id and must not change. The name may change. */
export const sellers = { ...germanSellers, ...frenchSellers, ...italianSellers };

export type SellerKey = keyof typeof sellers;
