import { toPng } from '../../diagram/canvas.ts';
import { fromDom } from '../../diagram/dom.ts';
import type { Mount } from '../part.ts';

/** Makes images of the board that another mode shows; changes nothing on the page. */
export const mount: Mount = (host) => ({
  state: () => 'picture',
  position: () => undefined,
  changed: () => true,
  commands: {
    toPNG: ({ size = 600 } = {}) => {
      const svg = host.shadowRoot?.querySelector('svg');
      return svg ? toPng(fromDom(svg), size) : Promise.reject(new Error('there is no board yet'));
    },
  },
});
