import './tokens/tokens.css';
import './base/base.css';
import './base/page-grid.css';
