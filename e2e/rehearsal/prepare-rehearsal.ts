import { keepDemoDocuments } from './demo-documents.ts';

// Playwright asks a global setup for its default export.
export default keepDemoDocuments;
