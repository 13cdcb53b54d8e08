// Runs before the first paint, so that a chosen theme and row height hold from the start. Storage may be blocked.
try {
  const { dataset } = document.documentElement;
  const theme = localStorage.getItem('theme');
  if (theme) dataset.theme = theme;
  if (localStorage.getItem('row_density') === 'compact') dataset.density = 'compact';
} catch {
  // The system's theme applies.
}
