import { type Config, configFrom } from '#server/config.ts';
import { checkMarketPlace, marketPlace } from '#server/marketPlace.ts';
import { inform } from './command.ts';

/** The configuration of a command that works on the market, which it names first. Throws MarketElsewhere. */
export function configOfMarket(): Config {
  const config = configFrom(process.env);
  checkMarketPlace(config);
  inform(`market: ${marketPlace(config)}`);
  return config;
}
