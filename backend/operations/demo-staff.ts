/** Printed on purpose, because the demo store has no real data. No mail can reach the domain `example`. */
export const DEMO_STAFF = { email: 'demo@lafragua.example', password: 'fragua-demo' };
