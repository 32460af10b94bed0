import type { Page } from '@playwright/test';
import { heading, signIn } from '../admin/staff-parts.ts';
import { expect, test } from '../fixtures.ts';
import { visit } from '../storefront/page-parts.ts';

test.use({ testMode: false });

const GOOGLE = /^(?:firestore|identitytoolkit|securetoken|firebasestorage)\.googleapis\.com$/;

/** What the browser's own policy says of one act, tried in the page. */
function stoppedBy(page: Page, act: 'inline script' | 'foreign request' | 'foreign frame'): Promise<string> {
  return page.evaluate(
    (wanted) =>
      new Promise<string>((resolve) => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective), {
          once: true,
        });
        if (wanted === 'foreign request') void fetch('https://ajeno.example/').catch(() => {});
        else if (wanted === 'foreign frame') {
          const frame = document.createElement('iframe');
          frame.src = 'https://ajeno.example/';
          document.body.append(frame);
        } else {
          const button = document.createElement('button');
          try {
            button.setAttribute('onclick', 'void 0');
          } catch {
            // The policy throws where the script is assigned, and tells of it as of the others.
          }
        }
      }),
    act,
  );
}

test('the build speaks to Google’s own addresses from a page that the deployed headers protect', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  const headers = (await page.goto('/contacto.html'))?.headers() ?? {};
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
  await visit(page, '/');
  await page.waitForFunction(() => isSecureContext && navigator.serviceWorker.controller !== null);
  for (const [act, directive] of [
    ['foreign request', 'connect-src'],
    ['foreign frame', 'frame-src'],
    ['inline script', 'require-trusted-types-for'],
  ] as const) {
    expect(await stoppedBy(page, act)).toBe(directive);
  }

  const code = await page.evaluate(
    () => performance.getEntriesByType('resource').find(({ name }) => /\/assets\/.*\.js$/.test(name))?.name,
  );
  const keptHow = (address: string) =>
    page.evaluate(async (at) => (await fetch(at, { cache: 'no-store' })).headers.get('cache-control'), address);
  expect(await keptHow(code ?? '')).toBe('public,max-age=31536000,immutable');
  // The worker takes it from the browser's cache, and does not download what the page has.
  expect(await keptHow('/fonts/barlow-400.woff2')).toBe('public,max-age=31536000,immutable');

  await signIn(page, '/admin/productos');
  await expect(heading(page, 'Productos')).toBeVisible();
  expect(
    [...hosts].filter(
      (host) => host !== new URL(page.url()).hostname && !GOOGLE.test(host) && host !== 'ajeno.example',
    ),
  ).toEqual([]);
  expect([...hosts]).toEqual(expect.arrayContaining(['firestore.googleapis.com', 'identitytoolkit.googleapis.com']));
});
