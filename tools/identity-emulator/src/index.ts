export { loadEmulator, type RequireModule } from './load-emulator.ts';
