ALTER TABLE "client_product" ADD COLUMN "definition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "client_product" ADD COLUMN "revisions" integer;--> statement-breakpoint
ALTER TABLE "suitability" ADD COLUMN "definition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "suitability" ADD COLUMN "revisions" integer;--> statement-breakpoint
ALTER TABLE "client_product" ADD CONSTRAINT "client_product_revisions_revision_set_id_fk" FOREIGN KEY ("revisions") REFERENCES "public"."revision_set"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suitability" ADD CONSTRAINT "suitability_revisions_revision_set_id_fk" FOREIGN KEY ("revisions") REFERENCES "public"."revision_set"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- An accepted product may be cancelled, once; what it names stays, too.
DROP TRIGGER "client_product_never_changes" ON "client_product";--> statement-breakpoint
CREATE TRIGGER "client_product_never_changes" BEFORE UPDATE ON "client_product" FOR EACH ROW WHEN (
	OLD."accepted_at" IS NOT NULL AND (
		OLD."cancelled_at" IS NOT NULL
		OR ROW(OLD."id", OLD."client_id", OLD."product_id", OLD."acceptance", OLD."accepted_at", OLD."terms_hash", OLD."definition", OLD."revisions")
			IS DISTINCT FROM ROW(NEW."id", NEW."client_id", NEW."product_id", NEW."acceptance", NEW."accepted_at", NEW."terms_hash", NEW."definition", NEW."revisions")
	)
) EXECUTE FUNCTION "refuse_change"();
