// Installs the identity emulator: the sandbox runs this when a member logs in for the first time.
import { identityEmulator, provideWorkspace } from './set-up/packages.mjs';

await provideWorkspace(...identityEmulator);
