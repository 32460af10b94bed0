let limit: number | undefined;

/** How many files and sockets this process may have open; infinite where the system does not say. */
export function openFilesLimit(): number {
  // Once, because a report of the whole process takes longer than the rest of a small server's start.
  limit ??= reportedLimit();
  return limit;
}

function reportedLimit(): number {
  const report = process.report.getReport() as {
    readonly userLimits?: { readonly open_files?: { readonly soft?: number | string } };
  };
  const soft = report.userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : Number.POSITIVE_INFINITY;
}
