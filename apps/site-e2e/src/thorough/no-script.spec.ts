import { expect, test } from '../stack/test.ts';

test.use({ javaScriptEnabled: false });
