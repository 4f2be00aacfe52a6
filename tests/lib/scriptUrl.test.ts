import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Rules = { readonly createScriptURL: (url: string) => string };

const load = async (): Promise<(url: string) => string> =>
  (await import('../../src/lib/scriptUrl.ts')).scriptUrl;

describe('the address of a worker', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal('location', { origin: 'https://kings.example' });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is itself in browsers without Trusted Types', async () => {
    expect((await load())('https://kings.example/sw.js')).toBe('https://kings.example/sw.js');
  });

  it('is vouched for by one policy, if it is of this site', async () => {
    const createPolicy = vi.fn<(name: string, rules: Rules) => Rules>((_, rules) => ({
      createScriptURL: (url) => `trusted ${rules.createScriptURL(url)}`,
    }));
    vi.stubGlobal('trustedTypes', { createPolicy });
    const scriptUrl = await load();
    expect(scriptUrl('https://kings.example/sw.js')).toBe('trusted https://kings.example/sw.js');
    expect(scriptUrl('https://kings.example/a/worker.js')).toContain('trusted');
    for (const url of ['https://kings.example.org/x.js', 'data:text/javascript,0', '//other/x.js'])
      expect(() => scriptUrl(url)).toThrow(TypeError);
    expect(createPolicy).toHaveBeenCalledOnce();
  });
});
