import { describeMessagePictures } from '#tests/contract/messagePicturesContract.ts';
import { openTestApp } from '#tests/drivers/app.ts';

describeMessagePictures('SQLite', (now) => openTestApp(now));
