-- What was put to whom for signature, and what was accepted, is never changed. The foreign keys of the evidence keep what was signed.
CREATE TRIGGER "declaration_never_changes" BEFORE UPDATE ON "declaration" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "declaration_keep_all" BEFORE TRUNCATE ON "declaration" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
-- The link alone may be replaced.
CREATE TRIGGER "signature_never_changes" BEFORE UPDATE OF "id", "declaration_id", "person_id", "person_type", "name", "email", "requested_at" ON "signature" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "signature_keep_all" BEFORE TRUNCATE ON "signature" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "declaration_edition_append_only" BEFORE UPDATE OR DELETE ON "declaration_edition" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "declaration_edition_keep_all" BEFORE TRUNCATE ON "declaration_edition" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "product_terms_append_only" BEFORE UPDATE OR DELETE ON "product_terms" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "product_terms_keep_all" BEFORE TRUNCATE ON "product_terms" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
-- An accepted product may be cancelled, once.
CREATE TRIGGER "client_product_never_changes" BEFORE UPDATE ON "client_product" FOR EACH ROW WHEN (
	OLD."accepted_at" IS NOT NULL AND (
		OLD."cancelled_at" IS NOT NULL
		OR ROW(OLD."id", OLD."client_id", OLD."product_id", OLD."acceptance", OLD."accepted_at", OLD."terms_hash")
			IS DISTINCT FROM ROW(NEW."id", NEW."client_id", NEW."product_id", NEW."acceptance", NEW."accepted_at", NEW."terms_hash")
	)
) EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "client_product_append_only" BEFORE DELETE ON "client_product" FOR EACH ROW WHEN (OLD."accepted_at" IS NOT NULL) EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "client_product_keep_all" BEFORE TRUNCATE ON "client_product" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "suitability_keep_all" BEFORE TRUNCATE ON "suitability" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
