import { describeSuggestionHistory } from '#tests/contract/search/suggestionHistoryContract.ts';
import { openTestMarket } from '#tests/drivers/server/market.ts';

describeSuggestionHistory('SQLite', (now) => openTestMarket(now));
