import { describeFavourites } from '#tests/contract/favourites/favouritesContract.ts';
import { openTestApp } from '#tests/drivers/server/app.ts';

describeFavourites('SQLite', (now) => openTestApp(now));
