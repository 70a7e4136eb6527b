import { describeFavourites } from '#tests/contract/favouritesContract.ts';
import { openTestApp } from '#tests/drivers/app.ts';

describeFavourites('SQLite', (now) => openTestApp(now));
