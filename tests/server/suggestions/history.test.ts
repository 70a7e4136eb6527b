import { describeSuggestionHistory } from '#tests/contract/suggestionHistoryContract.ts';
import { openTestMarket } from '#tests/drivers/market.ts';

describeSuggestionHistory('SQLite', (now) => openTestMarket(now));
