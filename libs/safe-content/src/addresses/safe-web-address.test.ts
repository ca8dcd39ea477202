import { describe, expect, it } from 'vitest';
import { refusedLinks } from './refused.fixture.ts';
import { safeWebAddress } from './safe-web-address.ts';
