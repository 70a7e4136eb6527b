import { type Config, configFrom } from '#server/config.ts';
import { checkMarketPlace, marketPlace } from '#server/marketPlace.ts';
import { inform } from './command.ts';

/** The configuration of a command for the market. Prints which market it is. Throws MarketElsewhere. */
export function configOfMarket(): Config {
  const config = configFrom(process.env);
  checkMarketPlace(config);
  inform(`market: ${marketPlace(config)}`);
  return config;
}
