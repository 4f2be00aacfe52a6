import { serveHere, serveWorker } from './thread.ts';

/**
 * The bot's whole program as one function that refers to nothing outside itself: called, it serves on the page;
 * written out, its text is a worker's script. So both ways cost its bytes once. The build makes it that way.
 */
export const botThread = () => ({ serveHere, serveWorker });
