import { describeMessagePictures } from '#tests/contract/messaging/messagePicturesContract.ts';
import { openTestApp } from '#tests/drivers/server/app.ts';

describeMessagePictures('SQLite', (now) => openTestApp(now));
